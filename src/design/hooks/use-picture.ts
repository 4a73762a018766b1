import { useState } from 'react';

/** Whether a picture can be shown. Errors before hydration are detected on mount. Spread `img` on the `<img>`. */
export function usePicture(src: string | null | undefined) {
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) return { img: undefined };
  const fail = () => setFailed(src);
  return {
    img: {
      src,
      alt: '',
      onError: fail,
      ref: (element: HTMLImageElement | null) => {
        if (element?.complete && element.naturalWidth === 0) fail();
      },
    },
  };
}
