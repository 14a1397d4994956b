import { describeFirstTimes } from './first-times.contract.js';
import { InProcessFirstTimes } from './in-process-first-times.js';

describeFirstTimes('What happens in one process', (clock) => new InProcessFirstTimes(clock));
