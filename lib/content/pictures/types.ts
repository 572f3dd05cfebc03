/** A picture that an operator has uploaded. */
export interface ContentPicture {
  id: string;
  /** The name of the file. */
  name: string;
  width: number;
  height: number;
}

/** The point of a picture that its crops keep in view, in percent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}
