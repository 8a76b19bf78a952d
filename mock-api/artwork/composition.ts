import * as angles from './compositions/angles';
import * as anime from './compositions/anime';
import * as antlers from './compositions/antlers';
import * as arena from './compositions/arena';
import * as ballet from './compositions/ballet';
import * as bauhaus from './compositions/bauhaus';
import * as beast from './compositions/beast';
import * as bigtype from './compositions/bigtype';
import * as blueprint from './compositions/blueprint';
import * as board from './compositions/board';
import * as botanical from './compositions/botanical';
import * as cake from './compositions/cake';
import * as caravan from './compositions/caravan';
import * as card from './compositions/card';
import * as chalk from './compositions/chalk';
import * as chess from './compositions/chess';
import * as classic from './compositions/classic';
import * as concert from './compositions/concert';
import * as constellation from './compositions/constellation';
import * as cutout from './compositions/cutout';
import * as dive from './compositions/dive';
import * as door from './compositions/door';
import * as events from './compositions/events';
import * as eye from './compositions/eye';
import * as faces from './compositions/faces';
import * as flock from './compositions/flock';
import * as forest from './compositions/forest';
import * as giant from './compositions/giant';
import * as glass from './compositions/glass';
import * as globe from './compositions/globe';
import * as hands from './compositions/hands';
import * as horizon from './compositions/horizon';
import * as horns from './compositions/horns';
import * as hourglass from './compositions/hourglass';
import * as isometric from './compositions/isometric';
import * as kaleido from './compositions/kaleido';
import * as keyhole from './compositions/keyhole';
import * as keys from './compositions/keys';
import * as kids from './compositions/kids';
import * as knit from './compositions/knit';
import * as layers from './compositions/layers';
import * as letters from './compositions/letters';
import * as manga from './compositions/manga';
import * as map from './compositions/map';
import * as matchbox from './compositions/matchbox';
import * as matches from './compositions/matches';
import * as maze from './compositions/maze';
import * as metro from './compositions/metro';
import * as midcentury from './compositions/midcentury';
import * as minimal from './compositions/minimal';
import * as moons from './compositions/moons';
import * as mosaic from './compositions/mosaic';
import * as mountain from './compositions/mountain';
import * as neon from './compositions/neon';
import * as opera from './compositions/opera';
import * as orbit from './compositions/orbit';
import * as origami from './compositions/origami';
import * as panels from './compositions/panels';
import * as photo from './compositions/photo';
import * as plush from './compositions/plush';
import * as portrait from './compositions/portrait';
import * as profile from './compositions/profile';
import * as pulp from './compositions/pulp';
import * as pun from './compositions/pun';
import * as riso from './compositions/riso';
import * as road from './compositions/road';
import * as scifi from './compositions/scifi';
import * as scribble from './compositions/scribble';
import * as shadow from './compositions/shadow';
import * as silent from './compositions/silent';
import * as sleeve from './compositions/sleeve';
import * as spiral from './compositions/spiral';
import * as split from './compositions/split';
import * as sport from './compositions/sport';
import * as stage from './compositions/stage';
import * as stairs from './compositions/stairs';
import * as stamp from './compositions/stamp';
import * as still from './compositions/still';
import * as stub from './compositions/stub';
import * as tape from './compositions/tape';
import * as tarot from './compositions/tarot';
import * as theatre from './compositions/theatre';
import * as thread from './compositions/thread';
import * as toys from './compositions/toys';
import * as train from './compositions/train';
import * as travel from './compositions/travel';
import * as tubes from './compositions/tubes';
import * as vintage from './compositions/vintage';
import * as waves from './compositions/waves';
import * as windows from './compositions/windows';
import * as woodcut from './compositions/woodcut';
import * as xray from './compositions/xray';
import type { Film } from './film';
import { named } from './kit/list';
import type { Sheet } from './kit/sheet';

type Draw = (sheet: Sheet, film: Film, variant: string) => void;

/** One way to draw the pictures of a film; the variant is the second half of a film's `look`. */
export interface Composition {
  /** On a sheet of 1000 x 1500. */
  readonly poster: Draw;
  /** On a sheet of 2000 x 900; the left stays calm for a title. */
  readonly backdrop: Draw;
}

const compositions = {
  angles,
  anime,
  antlers,
  arena,
  ballet,
  bauhaus,
  beast,
  bigtype,
  blueprint,
  board,
  botanical,
  cake,
  caravan,
  card,
  chalk,
  chess,
  classic,
  concert,
  constellation,
  cutout,
  dive,
  door,
  events,
  eye,
  faces,
  flock,
  forest,
  giant,
  glass,
  globe,
  hands,
  horizon,
  horns,
  hourglass,
  isometric,
  kaleido,
  keyhole,
  keys,
  kids,
  knit,
  layers,
  letters,
  manga,
  map,
  matchbox,
  matches,
  maze,
  metro,
  midcentury,
  minimal,
  moons,
  mosaic,
  mountain,
  neon,
  opera,
  orbit,
  origami,
  panels,
  photo,
  plush,
  portrait,
  profile,
  pulp,
  pun,
  riso,
  road,
  scifi,
  scribble,
  shadow,
  silent,
  sleeve,
  spiral,
  split,
  sport,
  stage,
  stairs,
  stamp,
  still,
  stub,
  tape,
  tarot,
  theatre,
  thread,
  toys,
  train,
  travel,
  tubes,
  vintage,
  waves,
  windows,
  woodcut,
  xray,
} satisfies Record<string, Composition>;

/** @throws when the look of the film names no composition. */
export function compositionOf(film: Film): { composition: Composition; variant: string } {
  const [name = '', variant = ''] = film.look.split('/');
  return { composition: named<Composition>(compositions, name), variant };
}
