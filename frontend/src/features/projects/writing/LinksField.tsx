import { atMost } from '@contracts/field-problems';
import { PROJECT_FIELDS, PROJECT_LIMITS } from '@contracts/project-writing';
import type { ProjectLink } from '@contracts/projects';
import { TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Button } from '../../../design/Button';
import { focusOn } from '../../../design/focusOn';
import { IconButton } from '../../../design/IconButton';
import page from '../../../writing/FormPage.module.css';
import classes from './ProjectForm.module.css';
import { meantUrl, problemsOfLink } from './projectFields';

interface Props {
  links: ProjectLink[];
  /** What was said of them; each tells itself what is wrong with it then. */
  error: string | undefined;
  onChange: (links: ProjectLink[]) => void;
}

const urlId = (index: number) => `project-link-${index}`;
const ADD = 'project-link-add';

const tooLong = ({ label }: ProjectLink): string | undefined =>
  label.trim().length > PROJECT_LIMITS.linkLabel ? atMost(PROJECT_FIELDS.linkLabel, PROJECT_LIMITS.linkLabel) : undefined;

/** Where a project is found besides here: each with a name. */
export function LinksField({ links, error, onChange }: Props) {
  const change = (index: number, part: Partial<ProjectLink>) => onChange(links.map((link, at) => (at === index ? { ...link, ...part } : link)));
  const problems = links.map((link) => (error ? problemsOfLink(link) : {}));
  const isToldBelow = error !== undefined && problems.every((problem) => Object.keys(problem).length === 0);
  return (
    <fieldset className={classes.links}>
      <legend>{PROJECT_FIELDS.links}</legend>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place in the list
        <div key={index} className={classes.link}>
          <TextInput
            aria-label={`${index + 1}. bağlantının adı`}
            placeholder="Adı"
            value={link.label}
            error={problems[index]?.label ?? tooLong(link)}
            onChange={(event) => change(index, { label: event.currentTarget.value })}
          />
          <TextInput
            id={urlId(index)}
            aria-label={`${index + 1}. bağlantının adresi`}
            placeholder="https://"
            inputMode="url"
            maxLength={PROJECT_LIMITS.url}
            value={link.url}
            error={problems[index]?.url}
            onChange={(event) => change(index, { url: event.currentTarget.value })}
            onBlur={() => change(index, { url: meantUrl(link.url) })}
          />
          <IconButton
            label={`${index + 1}. bağlantıyı kaldır`}
            onClick={() => {
              onChange(links.filter((_, at) => at !== index));
              focusOn(ADD);
            }}
          >
            <IconX aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {isToldBelow && (
        <p className={page.problem} role="alert">
          {error}
        </p>
      )}
      <div>
        <Button
          id={ADD}
          size="small"
          icon={<IconPlus aria-hidden="true" />}
          disabled={links.length >= PROJECT_LIMITS.links}
          onClick={() => onChange([...links, { label: '', url: '' }])}
        >
          Bağlantı ekle
        </Button>
      </div>
    </fieldset>
  );
}
