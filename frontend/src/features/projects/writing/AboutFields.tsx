import { PROJECT_FIELDS, PROJECT_LIMITS } from '@contracts/project-writing';
import type { Project } from '@contracts/projects';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LengthNote } from '../../../design/LengthNote';
import { CoverField } from '../../../writing/CoverField';
import { NotLoaded } from '../../../writing/NotLoaded';
import { TagsField } from '../../../writing/TagsField';
import { stagesQuery } from '../api/projects';
import { ProjectCover } from '../components/ProjectCover';
import type { FormPart } from './form';
import { LinksField } from './LinksField';
import { meantUrl } from './projectFields';
import { VisibilityField } from './VisibilityField';

/** What is told of a project beside its description. */
export function AboutFields({ values, problems, set, check, project }: FormPart & { project: Project | null }) {
  return (
    <>
      <Textarea
        label={PROJECT_FIELDS.summary}
        description={<LengthNote always length={values.summary.trim().length} max={PROJECT_LIMITS.summary.max} />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder="Ne işe yaradığını bir iki cümleyle anlatın"
        autosize
        minRows={3}
        maxRows={8}
        value={values.summary}
        error={problems.summary}
        onChange={(event) => set('summary', event.currentTarget.value)}
        onBlur={() => values.summary && check('summary')}
      />
      <CoverField
        label={PROJECT_FIELDS.cover_image_url}
        url={values.cover_image_url}
        error={problems.cover_image_url}
        onChange={(url) => set('cover_image_url', url)}
      >
        <ProjectCover url={values.cover_image_url} early />
      </CoverField>
      <StageField {...{ values, problems, set, check }} project={project} />
      <VisibilityField value={values.visibility} before={project?.visibility ?? null} onChoose={(visibility) => set('visibility', visibility)} />
      <TagsField
        tags={values.tags}
        typed={values.typedTag}
        error={problems.tags}
        onChange={(tags, typedTag) => {
          set('typedTag', typedTag);
          set('tags', tags);
        }}
      />
      <TextInput
        label={PROJECT_FIELDS.repository_url}
        placeholder="https://"
        inputMode="url"
        maxLength={PROJECT_LIMITS.url}
        value={values.repository_url}
        error={problems.repository_url}
        onChange={(event) => set('repository_url', event.currentTarget.value)}
        onBlur={() => {
          set('repository_url', meantUrl(values.repository_url));
          check('repository_url');
        }}
      />
      <LinksField links={values.links} error={problems.links} onChange={(links) => set('links', links)} />
    </>
  );
}

/** One that is offered no more stays where it stands. */
function StageField({ values, problems, set, check, project }: FormPart & { project: Project | null }) {
  const { data: stages, isError, refetch } = useQuery(stagesQuery);
  const offered = stages ?? [];
  const isStanding = project !== null && values.stage === project.stage && !offered.some(({ code }) => code === project.stage);
  const choices = [
    ...offered.map(({ code, label }) => ({ value: code, label })),
    ...(isStanding ? [{ value: project.stage, label: project.stage_label }] : []),
  ];
  return (
    <div>
      <NativeSelect
        label={PROJECT_FIELDS.stage}
        data={[{ value: '', label: 'Seçin' }, ...choices]}
        value={values.stage}
        error={problems.stage}
        onChange={(event) => set('stage', event.currentTarget.value)}
        onBlur={() => values.stage && check('stage')}
      />
      {isError && !stages && <NotLoaded text="Aşamalar yüklenemedi" onRetry={() => void refetch()} />}
    </div>
  );
}
