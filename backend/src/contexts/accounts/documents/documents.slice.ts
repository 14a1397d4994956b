import type { Slice } from '../../../platform/slices/slice.js';
import { CvDocument } from './cv-document.service.js';
import { DocumentsController, ImportsController } from './documents.controller.js';
import { MemberCards } from './member-cards.service.js';
import { Resumes } from './resumes.service.js';

/** What members take out of their profile and bring into it; it records nothing of its own. */
export const documents: Slice = {
  controllers: [DocumentsController, ImportsController],
  providers: [CvDocument, MemberCards, Resumes],
};
