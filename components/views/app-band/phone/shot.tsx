import Image, { type StaticImageData } from 'next/image';

/** A picture of a film on the screen of a telephone, so many points wide. */
export const Shot = ({ of, width, first = false }: { of: StaticImageData; width: number; first?: boolean }) => (
  <Image
    src={of}
    alt=""
    width={width}
    height={Math.round((width * of.height) / of.width)}
    {...(first && { loading: 'eager', fetchPriority: 'high' })}
  />
);
