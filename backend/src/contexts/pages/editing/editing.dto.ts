import { type EditPageRequest, PAGE_LIMITS, type PageToFileRequest, type RestorePageRequest } from '../../../../contracts/page-editing.js';
import { JudgedText, LENGTH, Text, Whole } from '../../../platform/http/fields.js';

export class PageToFileDto implements PageToFileRequest {
  @Text(LENGTH.version)
  seen!: string;

  @JudgedText(PAGE_LIMITS.reason)
  reason!: string;
}

export class RestorePageDto extends PageToFileDto implements RestorePageRequest {
  @Whole(PAGE_LIMITS.firstVersion, PAGE_LIMITS.lastVersion)
  version!: number;
}

export class EditPageDto extends PageToFileDto implements EditPageRequest {
  @JudgedText(PAGE_LIMITS.title)
  title!: string;

  @JudgedText(PAGE_LIMITS.description)
  description!: string;

  @JudgedText(PAGE_LIMITS.markdown)
  markdown!: string;
}
