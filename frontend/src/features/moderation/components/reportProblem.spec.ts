import { CODE } from '@contracts/envelope';
import { dailyLimitText } from '@contracts/moderation';
import { expect, it } from '@jest/globals';
import { ApiError } from '../../../client/apiError';
import { reportProblem } from './reportProblem';

it.each([
  [new ApiError(401, CODE.authRequired, 'Bu işlem için giriş yapmalısınız.'), 'Bu işlem için giriş yapmanız gerekiyor.'],
  [
    new ApiError(429, 'DAILY_LIMIT_EXCEEDED', dailyLimitText(5, 5)),
    'Günlük rapor limitini aştın! Günde en fazla 5 rapor gönderebilirsin. Bugün 5 rapor gönderdin.',
  ],
  [new Error('unforeseen'), 'Rapor gönderilirken hata oluştu'],
])('A report that did not arrive: %s', (error, words) => expect(reportProblem(error)).toBe(words));
