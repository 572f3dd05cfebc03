/** Where goods are sent. Personal data: sealed in the database. */
export interface DeliveryAddress {
  name: string;
  phone: string;
  street: string;
  city: string;
  region: string;
  postcode: string;
  /** Two letters, as in TH. */
  country: string;
}

/** An address of the member's book. */
export interface SavedAddress extends DeliveryAddress {
  id: string;
}
