import { Module } from '@nestjs/common';
import { PagesController } from './http/pages.controller.js';
import { PageQuery } from './read/page.query.js';
import { InformationSection } from './site/information.section.js';

@Module({
  controllers: [PagesController],
  providers: [PageQuery, InformationSection],
  exports: [PageQuery, InformationSection],
})
export class PagesModule {}
