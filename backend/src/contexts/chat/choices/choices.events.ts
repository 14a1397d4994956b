import type { ChatChoices } from '../../../../contracts/chat.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** All of them as they are from then on. */
export type ChatChoicesMade = DomainEvent<'ChatChoicesMade', ChatChoices & { memberId: string }>;
