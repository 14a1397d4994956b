import type { PipeTransform } from '@nestjs/common';
import { PAGE_EDIT_TEXT } from '../../../../contracts/page-editing.js';
import { PAGE_SLUGS, PAGES_TEXT, type PageSlug } from '../../../../contracts/pages.js';
import { notFound } from '../../../platform/refusals/refusals.js';

/** The name of a page in an address. */
export class SlugPipe implements PipeTransform<string, PageSlug> {
  transform(slug: string): PageSlug {
    const known = PAGE_SLUGS.find((each) => each === slug);
    if (!known) throw notFound(PAGES_TEXT.notFound);
    return known;
  }
}

const NUMBER = /^[1-9]\d{0,6}$/;

/** The number of a version in an address. */
export class VersionPipe implements PipeTransform<string, number> {
  transform(version: string): number {
    if (!NUMBER.test(version)) throw notFound(PAGE_EDIT_TEXT.unknownVersion);
    return Number(version);
  }
}
