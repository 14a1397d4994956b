import type { Slice } from '../../../platform/slices/slice.js';
import { OwnPostingsQuery } from './own-postings.query.js';
import { PostingQuery } from './posting.query.js';
import { PostingRows } from './posting-rows.query.js';
import { WantedController } from './wanted.controller.js';

/** The calls by which postings are read. */
export const wanted: Slice = { controllers: [WantedController], providers: [PostingRows, PostingQuery, OwnPostingsQuery] };
