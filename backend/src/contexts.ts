import { accounts } from './contexts/accounts/accounts.context.js';
import { administration } from './contexts/administration/administration.context.js';
import { audit } from './contexts/audit/audit.context.js';
import { blog } from './contexts/blog/blog.context.js';
import { careers } from './contexts/careers/careers.context.js';
import { chat } from './contexts/chat/chat.context.js';
import { feedback } from './contexts/feedback/feedback.context.js';
import { forum } from './contexts/forum/forum.context.js';
import { moderation } from './contexts/moderation/moderation.context.js';
import { notifications } from './contexts/notifications/notifications.context.js';
import { pages } from './contexts/pages/pages.context.js';
import { projects } from './contexts/projects/projects.context.js';
import { search } from './contexts/search/search.context.js';
import { social } from './contexts/social/social.context.js';
import { voice } from './contexts/voice/voice.context.js';
import { type House, houseOf } from './house.js';
import { moderationSettings } from './house-settings.js';
import { sentMail } from './platform/mail/mail.context.js';
import type { Settings } from './platform/settings/settings.js';
import { type Context, type ContextParts, withoutDoubles } from './platform/slices/context.js';
import { traces } from './platform/traces/traces.context.js';
import { uploads } from './platform/uploads/uploads.context.js';

/** The contexts that the application is made of. Throws when two of their slices claim the same thing. */
export function contextsOf({ community }: House): readonly Context[] {
  const others = [
    accounts,
    forum,
    blog,
    projects,
    careers,
    moderation(moderationSettings(community)),
    notifications,
    social,
    chat,
    voice,
    feedback,
    search,
    pages,
    administration,
    sentMail,
    uploads,
    traces,
  ];
  return withoutDoubles([...others, audit(others.map(({ parts }) => parts))]);
}

/** What the contexts give to the machinery. */
export const contextParts = (settings: Settings): readonly ContextParts[] => contextsOf(houseOf(settings)).map(({ parts }) => parts);
