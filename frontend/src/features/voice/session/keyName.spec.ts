import { expect, it } from '@jest/globals';
import { keyName } from './keyName';

it.each([
  ['Space', 'Boşluk'],
  ['KeyV', 'V'],
  ['Digit4', '4'],
  ['ControlRight', 'Sağ Ctrl'],
  ['Numpad0', 'Sayı 0'],
  ['F9', 'F9'],
  ['Backquote', 'Backquote'],
])('the key %s is called %s', (code, name) => expect(keyName(code)).toBe(name));
