import type { CSSProperties } from 'react';
import type { PhoneCut } from './phone-cut';
import { Picture, type PictureProps } from './picture';

/** A picture that has another file where the screen is narrow. Only the server draws some: islands go without what it takes. */
export function CutPicture({ phone, ...picture }: PictureProps & { phone: PhoneCut | null }) {
  if (!phone) return <Picture {...picture} />;
  return (
    <Picture
      {...picture}
      wrap={(image) => (
        <picture style={{ '--phone-focus': phone.focus } as CSSProperties}>
          <source media="(max-width: 479.98px)" srcSet={phone.srcSet} sizes={phone.sizes} />
          {image}
        </picture>
      )}
    />
  );
}
