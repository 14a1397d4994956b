import { describe, expect, it } from '@jest/globals';
import { postingProblems } from '../../contracts/posting-problems.js';
import { FIRST_CHOICES } from '../../contracts/project-choices.js';
import { projectProblems } from '../../contracts/project-problems.js';
import { PROJECT_VISIBILITIES } from '../../contracts/projects.js';
import { demoMembers } from './demo-members.js';
import { projectIn, readDemoProjects } from './demo-projects.js';
import { COVER_NAMES } from './draw-cover.js';

const projects = readDemoProjects();
const names = new Set(demoMembers.map(({ username }) => username));
const codes = (kind: string) => FIRST_CHOICES.filter((choice) => choice.kind === kind).map(({ code }) => code);
const postings = projects.flatMap((project) => project.postings);

describe('The sample projects', () => {
  it('stand in every stage and visibility, and one is archived', () => {
    expect(new Set(projects.map(({ stage }) => stage))).toEqual(new Set(codes('stage')));
    expect(new Set(projects.map(({ visibility }) => visibility))).toEqual(new Set(PROJECT_VISIBILITIES));
    expect(projects.filter(({ archived }) => archived)).toHaveLength(1);
  });
  it('want help that is open, filled and closed, for every reward that they name', () => {
    const isFilled = ({ accepted, places }: (typeof postings)[number]) => accepted.length === places;
    expect([postings.some(isFilled), postings.some(({ closed }) => closed), postings.some((one) => !one.closed && !isFilled(one))]).toEqual([true, true, true]);
    expect(postings.filter(({ reward, accepted, places }) => !codes('reward_type').includes(reward) || accepted.length > places)).toEqual([]);
  });
  it('are written as projects, postings and applications may be', () => {
    for (const { title, summary, description, stage, visibility, tags, links, repository } of projects)
      expect([
        title,
        projectProblems({ title, summary, description, stage, visibility, tags: [...tags], links: [...links], repository_url: repository }),
      ]).toEqual([title, {}]);
    for (const { title, description, skills, reward, places } of postings)
      expect([title, postingProblems({ title, description, skills: [...skills], project_reward_type: reward, places, until: null }, '2026-11-27')]).toEqual([
        title,
        {},
      ]);
  });
  it('are by members who are there, under covers that can be drawn', () => {
    const people = projects.flatMap(({ by, managers, members, invited, followers, postings: wanted, updates, comments }) => [
      ...[by, ...managers, ...members, ...invited, ...followers],
      ...wanted.flatMap((one) => [one.by, ...one.accepted, ...one.applied]),
      ...[...updates, ...comments].flatMap((said) => [said.by, ...said.likes]),
    ]);
    expect(people.filter((name) => !names.has(name))).toEqual([]);
    expect(projects.filter(({ cover }) => cover !== null && !COVER_NAMES.includes(cover))).toEqual([]);
  });
  it('have each of their people once, and nobody applies who is in', () => {
    for (const { by, managers, members, invited, postings: wanted } of projects) {
      const people = [by, ...managers, ...members, ...invited, ...wanted.flatMap(({ accepted }) => accepted)];
      expect(new Set(people).size).toBe(people.length);
      expect(wanted.flatMap(({ applied }) => applied).filter((name) => people.includes(name))).toEqual([]);
    }
  });
});

describe('A file with a sample project', () => {
  it('is a project, its postings, updates and comments', () => {
    const head =
      '---\nby: elif\ntitle: Bir proje: iki\nsummary: Kısa\nstage: beta\nvisibility: public\nhoursAgo: 2\nlinks: https://a.example Ana sayfa\n---\n\nMetin\n';
    const posting = '\n---\nkind: posting\nby: elif\ntitle: İlan\nskills: React, Go\nreward: paid\nplaces: 2\nafter: 1\n---\n\nAranan\n';
    const comment = '\n---\nkind: comment\nby: ozan\nhoursAgo: 1\nparent: 0\n---\n\nYanıt\n';
    expect(projectIn(`${head}${posting}${comment}`)).toMatchObject({
      ...{ by: 'elif', title: 'Bir proje: iki', description: 'Metin', cover: null, archived: false, updates: [] },
      links: [{ url: 'https://a.example', label: 'Ana sayfa' }],
      postings: [{ title: 'İlan', skills: ['React', 'Go'], places: 2, daysAhead: null, closed: false, description: 'Aranan' }],
      comments: [{ by: 'ozan', content: 'Yanıt', answers: 0 }],
    });
  });
});
