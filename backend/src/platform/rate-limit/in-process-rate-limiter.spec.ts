import { InProcessRateLimiter } from './in-process-rate-limiter.js';
import { describeRateLimiter } from './rate-limiter.contract.js';

describeRateLimiter('Whoever fails again and again in one process', (clock) => new InProcessRateLimiter(clock));
