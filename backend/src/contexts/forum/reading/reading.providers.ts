import { AllReadMark } from './all-read.js';
import { ReadingMemory } from './reading-memory.js';

export const readingProviders = [ReadingMemory, AllReadMark];
