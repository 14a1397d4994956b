export interface Pixels {
  width: number;
  height: number;
}

/** How large a picture is; null of what the browser cannot show. */
export const pixelsOf = (url: string): Promise<Pixels | null> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = url;
  });
