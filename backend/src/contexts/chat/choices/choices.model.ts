import type { WhoMayWrite } from '../../../../contracts/chat.js';
import { declareView } from '../../../platform/views/declared-view.js';
import { flag, oneOf } from '../../../platform/views/view-fields.js';

/** By member: what was chosen last. */
export const chatChoicesView = declareView('chat_choices', { who_may_write: oneOf<WhoMayWrite>(), shows_seen: flag, shows_last_seen: flag });
