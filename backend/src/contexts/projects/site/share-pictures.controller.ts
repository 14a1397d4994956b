import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { displayName } from '../../../../contracts/accounts.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses, Sends } from '../../../platform/http/answers.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { SHARED_HEADERS, SHARED_TYPE, SharePictures } from '../../../platform/uploads/share-pictures.js';
import { ProjectQuery } from '../views/project.query.js';
import { ProjectRows } from '../views/project-rows.query.js';
import { PROJECTS } from './projects-page.html.js';

/** What is shown beside a link to a project. */
@Controller('api/projects')
export class ProjectSharePicturesController {
  constructor(
    private readonly projects: ProjectQuery,
    private readonly rows: ProjectRows,
    private readonly pictures: SharePictures,
  ) {}

  @Get(':id/share.jpg')
  @Allow('project.read')
  @Sends(SHARED_TYPE)
  @AlsoRefuses(410, 503)
  async read(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const [row] = await this.rows.of([await this.projects.readable(id, GUEST)]);
    if (!row) throw new Error('a project that was found has no row');
    const by = row.owner ? displayName(row.owner) : PROJECTS.name;
    const bytes = await this.pictures.of({ title: row.title, by, cover: row.cover_image_url });
    reply.headers(SHARED_HEADERS);
    return bytes;
  }
}
