import type { Decider } from '../../../kernel/decider.js';
import type { ImageCommand } from './image.commands.js';
import type { ImageEvent } from './image.events.js';
import { MOST_TEXTS } from './image.rules.js';

/** Null before it was uploaded and after its file is gone. */
export type ImageState = { readonly memberId: string; readonly key: string; readonly texts: readonly string[] } | null;

/** A picture stays as long as a text shows it. */
export const image: Decider<ImageState, ImageCommand, ImageEvent> = {
  initial: null,

  evolve(state, { type, data }) {
    switch (type) {
      case 'ImageUploaded':
        return { memberId: data.memberId, key: data.key, texts: [] };
      case 'ImageUsed':
        return state && { ...state, texts: [...state.texts, data.textId] };
      case 'ImageReleased':
        return state && { ...state, texts: state.texts.filter((id) => id !== data.textId) };
      case 'ImageDiscarded':
      case 'ImageForgotten':
        return null;
    }
  },

  decide({ type, data }, state) {
    if (type === 'UploadImage') return state ? [] : [{ type: 'ImageUploaded', data }];
    // A text may name a picture that never was or is gone.
    if (!state) return [];
    switch (type) {
      case 'UseImage':
        return state.texts.includes(data.textId) || state.texts.length >= MOST_TEXTS ? [] : [{ type: 'ImageUsed', data }];
      case 'ReleaseImage':
        return state.texts.includes(data.textId) ? [{ type: 'ImageReleased', data: { ...data, unused: state.texts.length === 1 } }] : [];
      case 'DiscardImage':
        return state.texts.length > 0 ? [] : [{ type: 'ImageDiscarded', data }];
      case 'ForgetImage':
        return [{ type: 'ImageForgotten', data }];
    }
  },
};
