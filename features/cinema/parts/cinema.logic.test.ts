import { describe, expect, it } from 'vitest';
import { cinemaSummary } from '@/tests/support/summaries';
import { buildSupplementTree, directionsUrl, pickFirstLines, splitName } from './cinema.logic';

const extra = (id: string, parent: string | null = null) => ({ id, label: id, amount: 100, parent });
const shape = (...extras: ReturnType<typeof extra>[]) =>
  buildSupplementTree(extras).map(({ id, children }) => [id, ...children.map((child) => child.id)]);

describe('supplements', () => {
  it('stand under the one they need, wherever they come in the list', () => {
    expect(shape(extra('glasses', '3d'), extra('imax'), extra('3d'))).toEqual([['imax'], ['3d', 'glasses']]);
  });

  it('stand alone when what they need is not sold here', () => {
    expect(shape(extra('glasses', '3d'))).toEqual([['glasses']]);
    expect(shape(extra('odd', 'odd'))).toEqual([['odd']]);
  });

  it('stay in the list at any depth', () => {
    expect(shape(extra('3d'), extra('glasses', '3d'), extra('case', 'glasses'))).toEqual([['3d', 'glasses', 'case']]);
  });

  it('end, even when two name each other', () => {
    expect(shape(extra('imax'), extra('a', 'b'), extra('b', 'a'))).toEqual([['imax']]);
  });
});

describe('the name of a cinema', () => {
  it('has its brand set apart', () => {
    expect(splitName('Candela Lyon Confluence', 'Candela')).toEqual({ brand: 'Candela', own: 'Lyon Confluence' });
  });

  it('is whole when it does not begin with the brand, or is nothing else', () => {
    expect(splitName('Le Palace', 'Candela')).toEqual({ brand: null, own: 'Le Palace' });
    expect(splitName('Candela', 'Candela')).toEqual({ brand: null, own: 'Candela' });
  });
});

describe('directions', () => {
  const cinema = cinemaSummary('x', { name: 'Candela Lyon', street: '112 cours Charlemagne' });
  const destination = (url: string) => new URL(url).searchParams.get('destination');

  it('lead to the position, latitude first', () => {
    expect(destination(directionsUrl({ ...cinema, gps: { latitude: 45.74, longitude: 4.81 } }))).toBe('45.74,4.81');
  });

  it('lead to the address where the position is unknown', () => {
    expect(destination(directionsUrl(cinema))).toBe('Candela Lyon, 112 cours Charlemagne, 69002 Lyon');
  });

  it('lead to its name where nothing else is known', () => {
    const nowhere = { ...cinema, street: '', postalCode: '', city: '' };
    expect(destination(directionsUrl(nowhere))).toBe('Candela Lyon');
  });
});

describe('the gist of the way', () => {
  it('is the first lines in words', () => {
    expect(
      pickFirstLines(
        '<h3>By tram</h3><table><tr><td>Mon.</td></tr></table><p><strong>Tram</strong> T1 &amp; T2</p>\n<ul><li>Parking P1</li><li>Bus</li></ul>',
        2,
      ),
    ).toEqual(['Tram T1 & T2', 'Parking P1']);
    expect(pickFirstLines('One<br />Two', 5)).toEqual(['One', 'Two']);
  });
});
