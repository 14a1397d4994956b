import { describe, it } from '@jest/globals';
import { type ChatChoices, FIRST_CHAT_CHOICES } from '../../../../contracts/chat.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { MakeChatChoices } from './choices.commands.js';
import { chatChoices } from './choices.decider.js';
import type { ChatChoicesMade } from './choices.events.js';

const given = specify(chatChoices);
const make = (choices: Partial<ChatChoices> = {}) => new MakeChatChoices({ memberId: 'm1', ...FIRST_CHAT_CHOICES, ...choices }, sentAt(NOW));
const made = (choices: Partial<ChatChoices> = {}): ChatChoicesMade => ({
  type: 'ChatChoicesMade',
  data: { memberId: 'm1', ...FIRST_CHAT_CHOICES, ...choices },
});

describe('A member', () => {
  it.each<Partial<ChatChoices>>([{ whoMayWrite: 'followed' }, { whoMayWrite: 'nobody' }, { showsSeen: false }, { showsLastSeen: true }])(
    'chooses %j',
    (choice) => given().when(make(choice)).then(made(choice)),
  );
  it('chooses nothing by choosing what holds anyway', () => given().when(make()).thenNothing());
  it('chooses nothing twice', () =>
    given(made({ showsSeen: false }))
      .when(make({ showsSeen: false }))
      .thenNothing());
  it('comes back to what held at first', () =>
    given(made({ whoMayWrite: 'nobody' }))
      .when(make())
      .then(made()));
});
