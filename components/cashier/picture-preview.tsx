'use client';

import { useEffect, useRef } from 'react';

interface Props {
  file: File;
  alt: string;
  className: string;
  /** Is called if the browser cannot decode the file. Its name and type do not show that; only its content does. */
  onBroken: () => void;
}

/** Shows a chosen picture before it is uploaded. */
export function PicturePreview({ file, alt, className, onBroken }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // One effect creates and revokes the address. If it were revoked before the browser reads it, the picture would look broken.
    const address = URL.createObjectURL(file);
    image.current!.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={alt} className={className} onError={onBroken} />;
}
