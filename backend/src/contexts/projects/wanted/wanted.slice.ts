import type { Slice } from '../../../platform/slices/slice.js';
import { ApplicationQuery } from './application.query.js';
import { OwnPostingsQuery } from './own-postings.query.js';
import { PostingQuery } from './posting.query.js';
import { PostingRows } from './posting-rows.query.js';
import { WantedController } from './wanted.controller.js';

/** The calls by which postings are read. */
export const wanted: Slice = { controllers: [WantedController], providers: [ApplicationQuery, PostingRows, PostingQuery, OwnPostingsQuery] };
