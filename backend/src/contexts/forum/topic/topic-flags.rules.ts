import type { TopicTool } from '../../../../contracts/moderation-verbs.js';
import { type FlagChange, perFlagFact, perFlagTool } from '../../../../contracts/topic-flags.js';
import type { TopicEvent } from './topic.events.js';
import type { TopicFlagged } from './topic-moderation.events.js';

const BY_FACT = perFlagFact((change) => change);
const BY_TOOL: Partial<Record<TopicTool, FlagChange>> = perFlagTool((change) => change);

export const isFlagged = (event: TopicEvent): event is TopicFlagged => event.type in BY_FACT;
export const changeBy = ({ type }: TopicFlagged): FlagChange => BY_FACT[type];
/** What a tool does to a flag; undefined where it does something else. */
export const changeOfTool = (tool: TopicTool): FlagChange | undefined => BY_TOOL[tool];
