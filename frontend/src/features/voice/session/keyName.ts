const NAMES: Record<string, string> = {
  Space: 'Boşluk',
  Enter: 'Enter',
  Tab: 'Tab',
  CapsLock: 'Caps Lock',
  ShiftLeft: 'Sol Shift',
  ShiftRight: 'Sağ Shift',
  ControlLeft: 'Sol Ctrl',
  ControlRight: 'Sağ Ctrl',
  AltLeft: 'Sol Alt',
  AltRight: 'Alt Gr',
  MetaLeft: 'Sol Meta',
  MetaRight: 'Sağ Meta',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** What a key is called, by its `KeyboardEvent.code`: letters and digits by themselves, 'Boşluk', 'Sol Ctrl' … */
export const keyName = (code: string): string => NAMES[code] ?? code.replace(/^(Key|Digit)(?=.$)/, '').replace(/^Numpad(?=.)/, 'Sayı ');
