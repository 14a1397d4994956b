import { Controller, Get } from '@nestjs/common';
import { PAGE } from '../../../../contracts/envelope.js';
import { Allow } from '../../../platform/http/allow.js';
import { listing } from '../../../platform/http/envelope.js';
import { CategoryQuery } from '../read/category.query.js';

@Controller(['api/forum/categories', 'api/categories'])
export class CategoriesController {
  constructor(private readonly categories: CategoryQuery) {}

  @Get()
  @Allow('category.read')
  async list() {
    const categories = await this.categories.list();
    return listing(categories, categories.length, { limit: PAGE.max, offset: 0 });
  }
}
