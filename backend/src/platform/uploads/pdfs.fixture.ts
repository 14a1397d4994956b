import { deflateSync } from 'node:zlib';

const PAGE = '2 0 obj\n<</Type/Pages/Count 0/Kids[]>>\nendobj\n';

/** A document of these objects; `catalog` goes into the first. */
export const pdf = (catalog = '', objects: Buffer | string = '', before = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n${before}1 0 obj\n<</Type/Catalog/Pages 2 0 R${catalog}>>\nendobj\n${PAGE}`, 'latin1'),
    Buffer.isBuffer(objects) ? objects : Buffer.from(objects, 'latin1'),
    Buffer.from('trailer\n<</Root 1 0 R/Size 9>>\nstartxref\n9\n%%EOF\n', 'latin1'),
  ]);

/** Objects that are packed into a stream. */
export const packedObjects = (objects: string, filter = '/FlateDecode', type = '/Type/ObjStm'): Buffer =>
  streamOf(`${type}/N 1/First 4/Filter${filter}`, deflateSync(objects));

export const streamOf = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`5 0 obj\n<<${dictionary}/Length ${bytes.length}>>\nstream\n`), bytes, Buffer.from('\nendstream\nendobj\n')]);

export const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

/** An object that stands by itself. */
export const object = (number: number, value: string): string => `${number} 0 obj\n${value}\nendobj\n`;
