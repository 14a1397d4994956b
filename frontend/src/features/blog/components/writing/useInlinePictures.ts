import { WRITING_TEXT } from '@contracts/writing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../../../../client/apiError';
import { uploadImage } from '../../../../client/uploadImage';
import { toast } from '../../../../design/toast';
import { type PastedImage, pastedImages, withAddresses } from '../pastedImages';

const MARK = ';base64,';

/** Pictures that stand in a pasted text as a whole are sent as files, and their addresses take their place. Answers whether one is on its way. */
export function useInlinePictures(text: string, onChange: (text: string) => void): boolean {
  const [running, setRunning] = useState(0);
  const asked = useRef(new Set<string>());
  const newest = useRef({ text, onChange });
  newest.current = { text, onChange };

  const send = async ({ inline, file }: PastedImage) => {
    setRunning((count) => count + 1);
    try {
      const { url, width, height } = await uploadImage(file, () => undefined);
      newest.current.onChange(withAddresses(newest.current.text, new Map([[inline, `${url}#${width}x${height}`]])));
    } catch (error) {
      // The text stays as it is: whoever pasted it decides whether it goes without the picture.
      const action = { label: 'Tekrar Dene', run: () => void send({ inline, file }) };
      void toast({ title: WRITING_TEXT.uploadFailed, text: messageOf(error), tone: 'danger', stays: true, action });
    } finally {
      setRunning((count) => count - 1);
    }
  };
  const look = useEffectEvent(() => {
    for (const picture of pastedImages(text)) {
      if (asked.current.has(picture.inline)) continue;
      asked.current.add(picture.inline);
      void send(picture);
    }
  });
  const hasInline = text.includes(MARK);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again with each text that may hold one
  useEffect(() => {
    if (hasInline) look();
  }, [hasInline, text]);
  return running > 0;
}
