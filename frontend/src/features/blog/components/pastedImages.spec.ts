import { describe, expect, it } from '@jest/globals';
import { pastedImages, withAddresses } from './pastedImages';

const PNG = 'data:image/png;base64,iVBORw==';
const LONGER = 'data:image/png;base64,iVBORwAA';

describe('pastedImages', () => {
  it('are the files of a text', async () => {
    const [image] = pastedImages(`önce ![a](${PNG}) sonra`);
    expect(image).toMatchObject({ inline: PNG, file: { name: 'resim-1.png', type: 'image/png' } });
    expect([...new Uint8Array((await image?.file.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  });

  it('are uploaded once, however often they stand there', () => expect(pastedImages(`${PNG} ${PNG} ${LONGER}`)).toHaveLength(2));

  it.each(['metin', 'data:image/svg+xml;base64,PHN2Zz4=', 'data:text/html;base64,PGI+', 'data:image/png;base64,abcde'])('are none in %s', (text) =>
    expect(pastedImages(text)).toEqual([]),
  );
});

describe('withAddresses', () => {
  it('puts the file in the place of its picture, wherever it stands', () =>
    expect(withAddresses(`![a](${PNG}) ${PNG}`, new Map([[PNG, '/files/$&.png']]))).toBe('![a](/files/$&.png) /files/$&.png'));

  it('does not take one picture for the beginning of another', () => {
    const begins = 'data:image/png;base64,iVBORw';
    const addresses = new Map([
      [begins, '/1.png'],
      [LONGER, '/2.png'],
    ]);
    expect(withAddresses(`${LONGER} ${begins}`, addresses)).toBe('/2.png /1.png');
  });
});
