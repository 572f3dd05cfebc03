'use client';

import { useEffect, useRef } from 'react';

interface Props {
  file: File;
  alt: string;
  className: string;
  /** Told of a file that says it is a picture and is none: only its content shows that. */
  onBroken: () => void;
}

/** A chosen picture, before it is sent. */
export function PicturePreview({ file, alt, className, onBroken }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // Made and given back by one effect: an address that is given back before the browser has read it looks like no picture.
    const address = URL.createObjectURL(file);
    image.current!.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={alt} className={className} onError={onBroken} />;
}
