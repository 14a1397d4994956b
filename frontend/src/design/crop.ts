/** The part of a picture that was chosen, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longer sides than that are made smaller before they are sent; the server makes its own sizes. */
const LONGEST = 1600;

/** How large the part is drawn. */
export function drawnSize({ width, height }: Area, longest: number = LONGEST): { width: number; height: number } {
  const share = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** As what a part is drawn anew. */
export interface DrawnAs {
  type: 'image/webp' | 'image/png';
  longest: number;
}
const USUAL: DrawnAs = { type: 'image/webp', longest: LONGEST };

/** Draws the chosen part of a picture anew, as WebP where the browser can write it and nothing else is asked for. */
export async function cropped(url: string, area: Area, { type, longest }: DrawnAs = USUAL): Promise<Blob> {
  const picture = new Image();
  picture.src = url;
  await picture.decode().catch((cause: unknown) => {
    throw new Error('Image load error', { cause });
  });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, drawnSize(area, longest));
  canvas.getContext('2d')?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Canvas is empty'))), type, 0.92);
  });
}
