import { applyDecorators, type CallHandler, createParamDecorator, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { TakesForm, TakesPairs } from './forms.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { type FileRule, readForm, type SentFile } from './read-form.js';

declare module 'fastify' {
  interface FastifyRequest {
    sentFiles?: readonly SentFile[];
  }
}

/** Reads a form once the caller has been let in; its texts become the body, which is then checked like any other. */
class FormInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const rule = request.routeOptions.config.form;
    if (rule && request.isMultipart()) {
      const { fields, files } = await readForm(request, rule);
      request.body = fields;
      request.sentFiles = files;
    }
    return next.handle();
  }
}

/** Lets a write come as a form with files, or as JSON without any, and be sent again under its `Idempotency-Key`. */
export const RepeatableForm = (rule: FileRule) => applyDecorators(TakesForm(rule), UseInterceptors(FormInterceptor, IdempotencyInterceptor));

/** Lets a write come as mail programs send it: a form without a file, or `name=value` pairs. JSON is read, too. */
export const RepeatablePairs = () => applyDecorators(TakesPairs(), UseInterceptors(FormInterceptor, IdempotencyInterceptor));

/** The file that came with the form, or null. */
export const FormFile = createParamDecorator(
  (_: unknown, context: ExecutionContext): SentFile | null => context.switchToHttp().getRequest<FastifyRequest>().sentFiles?.[0] ?? null,
);

/** The files that came with the form. */
export const FormFiles = createParamDecorator(
  (_: unknown, context: ExecutionContext): readonly SentFile[] => context.switchToHttp().getRequest<FastifyRequest>().sentFiles ?? [],
);
