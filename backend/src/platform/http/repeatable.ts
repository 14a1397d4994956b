import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ANSWERS_ANEW, IdempotencyInterceptor } from './idempotency.interceptor.js';

/** Lets a write be sent again under its `Idempotency-Key`. Every write has it; a test sees to it. Reads are spared the interceptor's cost. */
export const Repeatable = () => UseInterceptors(IdempotencyInterceptor);

/** The same for a write that shows what is somebody else's: it is done once, and each answer is read anew, as it may have been forgotten or taken back since. */
export const RepeatableLook = () => applyDecorators(Repeatable(), SetMetadata(ANSWERS_ANEW, true));
