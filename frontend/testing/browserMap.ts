import './browserSizes';

/** What Leaflet looks for and jsdom leaves out: room on the page and drawing. To be loaded before it. */
const WIDTH = 824;
const HEIGHT = 368;

Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => WIDTH });
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => HEIGHT });
Object.assign(SVGSVGElement.prototype, { createSVGRect: () => new DOMRect() });
