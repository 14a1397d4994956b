import type { Personal, StreamType } from '../../../kernel/decider.js';
import type { AppealCommand } from './appeal.commands.js';
import { type Appeal, appeal } from './appeal.decider.js';
import type { AppealEvent } from './appeal.events.js';

const written = <Field extends string>(...fields: Field[]): Personal<{ memberId: string } & Record<Field, string | null>> => ({
  subject: ({ memberId }) => memberId,
  fields,
});

/** `appeal-<decision id>`. All that is written in it, by whomever, is sealed under the key of the member who appeals. */
export const appealStream: StreamType<Appeal, AppealCommand, AppealEvent> = {
  category: 'appeal',
  decider: appeal,
  events: {
    AppealMade: { schema: 1, personal: written('text') },
    AppealMessageSent: { schema: 1, personal: written('text') },
    AppealTaken: { schema: 1 },
    AppealReleased: { schema: 1 },
    AppealDecided: {
      schema: 2,
      personal: written('message', 'staffNote'),
      earlier: [{ personal: written('message', 'staffNote'), upcast: (data) => ({ ...data, content: data.content && { ...data.content, back: 'shown' } }) }],
    },
    AppealLapsed: { schema: 1 },
  },
};
