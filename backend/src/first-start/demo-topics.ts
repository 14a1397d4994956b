import type { DemoTopic } from './demo-content.js';
import { demoTopics1 } from './demo-topics-1.js';
import { demoTopics2 } from './demo-topics-2.js';
import { demoTopics3 } from './demo-topics-3.js';

/** Oldest first. Reports refer to a topic by its index in this list. */
export const demoTopics: readonly DemoTopic[] = [...demoTopics1, ...demoTopics2, ...demoTopics3];
