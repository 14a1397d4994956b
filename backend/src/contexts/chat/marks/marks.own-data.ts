import type { OwnData } from '../../../platform/own-data/own-data.js';
import { MARKS_KIND, MUTED_KIND, marksOf } from './marks.rules.js';

/** How far a member has their conversations, and which are quiet. */
export const marksOwnData: OwnData = {
  files: [],
  notes: [
    {
      name: 'okunan-sohbetler',
      title: 'Sohbetlerde nereye kadar okuduğunuz',
      kind: MARKS_KIND,
      row: ({ key, text, at }) => {
        const { delivered, seen } = marksOf(text);
        return { chat: key, delivered: delivered?.id ?? null, seen: seen?.id ?? null, at };
      },
    },
    { name: 'sessiz-sohbetler', title: 'Sessize aldığınız sohbetler', kind: MUTED_KIND, row: ({ key, at }) => ({ chat: key, at }) },
  ],
};
