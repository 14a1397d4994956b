import { UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/** Lets a write be sent again under its `Idempotency-Key`. Every write has it; a test sees to it. Reads are spared the interceptor's cost. */
export const Repeatable = () => UseInterceptors(IdempotencyInterceptor);
