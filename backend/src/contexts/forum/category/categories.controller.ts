import { Controller, Get, Param } from '@nestjs/common';
import { PAGE } from '../../../../contracts/envelope.js';
import { type Category, FORUM_TEXT } from '../../../../contracts/forum.js';
import { Allow } from '../../../platform/http/allow.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { CategoryQuery } from '../views/category.query.js';

@Controller(['api/forum/categories', 'api/categories'])
export class CategoriesController {
  constructor(private readonly categories: CategoryQuery) {}

  @Get()
  @Allow('category.read')
  async list() {
    const categories = await this.categories.list();
    return listing(categories, categories.length, { limit: PAGE.max, offset: 0 });
  }
  @Get('slug/:slug')
  @Allow('category.read')
  async bySlug(@Param('slug') slug: string) {
    return ok(existing(await this.categories.find(slug)));
  }

  @Get(':id')
  @Allow('category.read')
  async byId(@Param('id', IdPipe) id: string) {
    return ok(existing(await this.categories.find(id)));
  }
}

function existing(category: Category | null): Category {
  if (!category) throw notFound(FORUM_TEXT.unknownCategory);
  return category;
}
