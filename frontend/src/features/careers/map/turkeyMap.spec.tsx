/** @jest-environment jsdom */
import '../../../../testing/browserMap';
import type { MapServices } from '@contracts/maps';
import { type Point, PROVINCES, provinceByName } from '@contracts/provinces';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { done, fakeServer } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { JobPlaceMap } from '../listing/JobPlaceMap';
import { aJob } from '../listing/job.fixture';
import type { MapBubble } from './Bubbles';
import { MapPiece } from './MapPiece';
import { nextTowards } from './nextTowards';
import { stepsAside } from './stepAside';
import { TurkeyMap } from './TurkeyMap';

afterEach(leaveAll);

const at = (name: string): Point => {
  const { lat, lng } = provinceByName(name) ?? { lat: 0, lng: 0 };
  return { lat, lng };
};
const bubble = (id: string, name: string, count: number): MapBubble => ({ id, name, count, detail: `${count} ilan`, ...at(name) });
const BUBBLES = [bubble('34', 'İstanbul', 48), bubble('06', 'Ankara', 14), bubble('35', 'İzmir', 7), bubble('65', 'Van', 1)];
const buttons = (place: HTMLElement) => [...place.querySelectorAll<HTMLButtonElement>('button')];
const named = (place: HTMLElement, name: string) => {
  const found = buttons(place).find((button) => button.getAttribute('aria-label')?.startsWith(name));
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const press = (button: HTMLElement, key: string) =>
  act(async () => button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

describe('The map of Türkiye', () => {
  it('shows counts as buttons with names, and asks nobody for anything', async () => {
    const chosen = jest.fn();
    const { place, redraw } = await draw(<TurkeyMap label="İlanlar haritada" bubbles={BUBBLES} onChoose={chosen} />);
    expect(place.querySelector('figure')?.getAttribute('aria-label')).toBe('İlanlar haritada');
    expect(buttons(place).map((button) => [button.getAttribute('aria-label'), button.textContent])).toEqual([
      ['İstanbul: 48 ilan', '48'],
      ['Ankara: 14 ilan', '14'],
      ['İzmir: 7 ilan', '7'],
      ['Van: 1 ilan', '1'],
    ]);
    expect(place.querySelectorAll('img')).toHaveLength(0);
    // The land, and a dot for each province that has nothing.
    expect(place.querySelectorAll('path')).toHaveLength(1 + PROVINCES.length - BUBBLES.length);
    await act(async () => named(place, 'İzmir').click());
    expect(chosen.mock.calls).toEqual([['35']]);
    await redraw(<TurkeyMap label="İlanlar haritada" bubbles={BUBBLES} chosen="35" onChoose={chosen} />);
    expect(buttons(place).map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true', 'false']);
  });

  it('is one stop of the tab key, at which arrows go on and say more', async () => {
    const { place } = await draw(<TurkeyMap label="Harita" bubbles={BUBBLES} chosen="35" onChoose={() => undefined} />);
    expect(buttons(place).filter(({ tabIndex }) => tabIndex === 0)).toEqual([named(place, 'İzmir')]);
    await act(async () => named(place, 'İzmir').focus());
    expect(place.textContent).toContain('İzmir 7 ilan');
    await press(named(place, 'İzmir'), 'ArrowRight');
    expect(document.activeElement).toBe(named(place, 'Ankara'));
    await press(named(place, 'Ankara'), 'ArrowRight');
    expect(document.activeElement).toBe(named(place, 'Van'));
    await press(named(place, 'Van'), 'ArrowRight');
    expect(document.activeElement).toBe(named(place, 'Van'));
    expect(place.textContent).toContain('Van 1 ilan');
    expect(buttons(place).filter(({ tabIndex }) => tabIndex === 0)).toEqual([named(place, 'Van')]);
  });

  it('lets a province be picked where there are no streets, and says so', async () => {
    const picked = jest.fn();
    const { place, redraw } = await draw(<TurkeyMap label="Konum" onPick={picked} />);
    expect(buttons(place)).toHaveLength(81);
    expect(place.textContent).toContain('Bu sitede sokak haritası yok');
    await act(async () => named(place, 'Eskişehir').click());
    expect(picked.mock.calls).toEqual([[at('Eskişehir')]]);
    await redraw(<TurkeyMap label="Konum" onPick={picked} pin={at('Eskişehir')} />);
    expect(buttons(place).filter((button) => button.getAttribute('aria-pressed') === 'true')).toEqual([named(place, 'Eskişehir')]);
    expect(place.querySelectorAll('span.pin')).toHaveLength(1);
  });

  it('shows streets of the given address alone, and picks any point of them', async () => {
    const picked = jest.fn();
    const tiles = { url: '/tiles/{z}/{x}/{y}.png', attribution: '© <b>Harita</b>' };
    const { place, redraw } = await draw(<TurkeyMap label="Konum" tiles={tiles} onPick={picked} />);
    const pictures = [...place.querySelectorAll('img')].map((picture) => new URL(picture.src).pathname);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.every((path) => /^\/tiles\/10\/\d+\/\d+\.png$/.test(path))).toBe(true);
    expect(place.querySelector('.leaflet-control-attribution')?.textContent).toBe('© <b>Harita</b>');
    const map = place.querySelector<HTMLElement>('[role="application"]');
    if (!map) throw new Error('no map');
    await press(map, 'Enter');
    expect(picked.mock.calls).toEqual([[{ lat: 41.0082, lng: 28.9784 }]]);
    await redraw(<TurkeyMap label="Konum" tiles={tiles} pin={at('Van')} onPick={picked} />);
    expect(place.querySelector<HTMLImageElement>('img.leaflet-tile')?.src).toContain('/tiles/13/');
  });

  describe('as it is loaded where it is shown', () => {
    const shown = async (tiles: MapServices['tiles'], map: ReactNode) => {
      const server = fakeServer(() => done({ tiles, finds_streets: false }));
      const { place } = await draw(<QueryClientProvider client={new QueryClient()}>{map}</QueryClientProvider>);
      await until(() => place.querySelector('figure') !== null);
      return { place, asked: server.asked.map(({ path }) => path) };
    };
    it('has the streets that the operator names', async () => {
      const { place, asked } = await shown({ url: '/tiles/{z}/{x}/{y}.png', attribution: '© Harita' }, <MapPiece label="Konum" pin={at('Van')} />);
      expect(asked).toEqual(['/api/career/map/services']);
      expect(place.querySelectorAll('img').length).toBeGreaterThan(0);
      expect(place.querySelectorAll('span.pin')).toHaveLength(1);
    });
    it.each([
      ['of its point', { location_lat: 38.5, location_lng: 43.4 }, '/13/'],
      ['of its province, where it has none', { location_lat: null, location_lng: null }, '/10/'],
    ] as const)('shows a listing in the streets %s', async (_, fields, zoom) => {
      const { place } = await shown({ url: '/tiles/{z}/{x}/{y}.png', attribution: '© Harita' }, <JobPlaceMap job={aJob({ province: '65', ...fields })} />);
      await until(() => place.querySelector('img') !== null);
      const tiles = [...place.querySelectorAll('img')].map(({ src }) => src);
      expect(tiles.filter((src) => !src.includes(`/tiles${zoom}`))).toEqual([]);
    });
    it('has the outline alone where none are named', async () => {
      const { place } = await shown(null, <MapPiece label="Konum" pin={at('Van')} />);
      expect([place.querySelectorAll('img').length, place.querySelectorAll('button').length]).toEqual([0, 0]);
    });
    it('shows counts on the outline, and asks for no more', async () => {
      const { place, asked } = await shown(null, <MapPiece label="İlanlar" bubbles={BUBBLES} onChoose={() => undefined} />);
      expect([asked, place.querySelectorAll('img').length, buttons(place).length]).toEqual([[], 0, BUBBLES.length]);
    });
  });
});

describe('The arrows on a map', () => {
  const to = (key: string, from: string) => nextTowards(key, at(from), PROVINCES)?.name;
  it.each([
    ['ArrowRight', 'İstanbul', 'Kocaeli'],
    ['ArrowDown', 'Kocaeli', 'Bilecik'],
    ['ArrowLeft', 'Van', 'Bitlis'],
    ['ArrowUp', 'Konya', 'Ankara'],
    ['ArrowRight', 'Hakkari', undefined],
    ['Enter', 'Konya', undefined],
  ])('%s goes from %s to %s', (key, from, name) => expect(to(key, from)).toBe(name));
  it('reach every province from every other', () => {
    const reached = new Set(['İstanbul']);
    for (const from of reached)
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
        const name = to(key, from);
        if (name) reached.add(name);
      }
    expect(reached.size).toBe(81);
  });
});

describe('Bubbles that meet', () => {
  it('stay where they are when both can be read', () =>
    expect(
      stepsAside([
        { x: 0, y: 0, width: 60 },
        { x: 46, y: 0, width: 40 },
        { x: 300, y: 9, width: 24 },
      ]),
    ).toEqual([0, 0, 0].map(() => ({ dx: 0, dy: 0 }))));
  it.each([
    [
      [
        { x: 74, y: 53, width: 28 },
        { x: 90, y: 58, width: 24 },
        { x: 75, y: 71, width: 24 },
        { x: 100, y: 80, width: 24 },
      ],
    ],
    [
      [
        { x: 5, y: 5, width: 24 },
        { x: 5, y: 5, width: 24 },
      ],
    ],
  ])('step aside, the smaller one farther: %j', (discs) => {
    const steps = stepsAside(discs);
    const at = discs.map(({ x, y, width }, index) => ({ x: x + (steps[index]?.dx ?? 0), y: y + (steps[index]?.dy ?? 0), width }));
    for (const [i, one] of at.entries())
      for (const other of at.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.75 * ((one.width + other.width) / 2));
    for (const { dx, dy } of steps) expect(Math.hypot(dx, dy)).toBeLessThan(24);
  });
});
