/** Kept for leaving something, for moving on and for pressing what has the focus. */
const TAKEN = ['Escape', 'Tab', 'Enter', 'NumpadEnter'];

/** Whether a key, by its `KeyboardEvent.code`, can be held to speak; one without a code cannot be told from others. */
export const canBePushed = (code: string): boolean => code !== '' && code !== 'Unidentified' && !TAKEN.includes(code);
