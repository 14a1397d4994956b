import {
  CATEGORY_COLORS,
  CATEGORY_LIMITS,
  CATEGORY_WRITERS,
  type CategoryWritingRequest,
  type DescribeCategoryRequest,
  type MergeCategoryRequest,
  type OpenCategoryRequest,
  type PlaceCategoryRequest,
} from '../../../../contracts/categories.js';
import type { Category } from '../../../../contracts/forum.js';
import { Flag, Id, JudgedText, OneOf, OptionalId, OptionalJudgedText } from '../../../platform/http/fields.js';

export class DescribeCategoryDto implements DescribeCategoryRequest {
  @JudgedText(CATEGORY_LIMITS.name.max)
  name!: string;

  @JudgedText(CATEGORY_LIMITS.description.max)
  description!: string;

  @OneOf(CATEGORY_COLORS)
  color!: Category['color'];
}

export class OpenCategoryDto extends DescribeCategoryDto implements OpenCategoryRequest {
  @OptionalJudgedText(CATEGORY_LIMITS.slug.max)
  slug?: string;
}

export class PlaceCategoryDto implements PlaceCategoryRequest {
  @OptionalId()
  before!: string | null;
}

export class CategoryWritingDto implements CategoryWritingRequest {
  @Flag()
  closed!: boolean;

  @OneOf(CATEGORY_WRITERS)
  writers!: Category['writers'];
}

export class MergeCategoryDto implements MergeCategoryRequest {
  @Id()
  into!: string;
}
