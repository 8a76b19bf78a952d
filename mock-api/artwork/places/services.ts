// Badges for what a house offers: one glyph in beam yellow on a disc of ink, without a ground.
import { circle, ellipse, flatten, group, path, rect, type Shapes, stroke } from '../kit/svg';
import type { ServiceId } from '../pictures';

const [ink, beam] = ['#171320', '#ffb52e'];
const line = (d: string, width = 10) => stroke(d, beam, width);

const glyphs: Readonly<Record<ServiceId, Shapes>> = {
  bar: [
    line('M74 84H156L148 176H90ZM78 108H152'),
    line('M128 84L144 52H160'),
    path('M84 120H148L143 170H94Z', beam, { opacity: 0.4 }),
  ],
  parking: [
    rect(66, 60, 108, 120, 'none', { stroke: beam, 'stroke-width': 10, rx: 18 }),
    line('M100 156V86H124A24 24 0 0 1 124 134H100', 13),
  ],
  hire: [line('M60 70H180V138H60ZM120 138V160M90 180L120 160L150 180'), line('M82 116L104 96L122 108L156 82', 8)],
  birthday: [
    line('M66 172V124Q66 112 78 112H162Q174 112 174 124V172ZM66 142Q80 156 93 142T120 142T147 142T174 142'),
    line('M96 112V88M120 112V88M144 112V88', 8),
    ...[96, 120, 144].map((x) => ellipse(x, 72, 5, 9, beam)),
  ],
  'step-free': [
    circle(112, 62, 13, beam),
    line('M110 84L114 126H146L162 166'),
    line('M112 104H142', 9),
    line('M98 106A40 40 0 1 0 142 152'),
  ],
  'hearing-loop': [
    line('M90 170C70 150 66 130 72 104A40 40 0 0 1 150 108C150 134 126 138 126 158A20 20 0 0 1 96 170'),
    line('M94 112A20 20 0 0 1 130 112Q130 126 116 132', 9),
    line('M158 176L180 154M62 66L72 76', 9),
  ],
  'audio-description': [
    line('M68 104V136H88L116 160V80L88 104Z'),
    line('M134 104Q146 120 134 136M150 90Q172 120 150 150M166 76Q198 120 166 164', 9),
  ],
  bicycles: [
    circle(82, 144, 30, 'none', { stroke: beam, 'stroke-width': 9 }),
    circle(158, 144, 30, 'none', { stroke: beam, 'stroke-width': 9 }),
    line('M82 144L104 100H142L158 144M104 100L122 144L142 100M122 144H82M142 100L138 82H156M104 100L98 86H86', 8),
  ],
  charging: [
    rect(72, 58, 68, 124, 'none', { stroke: beam, 'stroke-width': 10, rx: 12 }),
    path('M112 78L88 124H106L98 160L126 110H108Z', beam),
    line('M140 120H154Q162 120 162 132V150A10 10 0 0 0 182 150V104L164 84', 8),
  ],
  cloakroom: [
    line('M120 96V88Q136 84 136 70A16 16 0 0 0 104 70'),
    line('M120 96L186 150Q190 164 174 164H66Q50 164 54 150Z'),
  ],
  terrace: [
    line('M52 112Q120 36 188 112Z'),
    line('M120 112V182M96 182H144M120 66V56'),
    line('M58 150H92V182M58 128V182M182 150H148V182M182 128V182', 8),
  ],
  family: [
    circle(92, 78, 16, beam),
    circle(152, 92, 13, beam),
    line('M66 172V136A26 26 0 0 1 118 136V172M132 172V146A20 20 0 0 1 172 146V172'),
    line('M114 128L134 138', 9),
  ],
  'wide-screen': [
    line('M48 74Q120 92 192 74V152Q120 134 48 152Z'),
    line('M84 178Q120 168 156 178', 9),
    path('M62 92Q120 104 178 92V134Q120 124 62 134Z', beam, { opacity: 0.4 }),
  ],
  'sound-around': [
    circle(120, 120, 20, beam),
    line('M86 86A48 48 0 0 1 154 86M154 154A48 48 0 0 1 86 154', 9),
    line('M64 64A79 79 0 0 1 176 64M176 176A79 79 0 0 1 64 176', 9),
  ],
  recliner: [
    line('M66 74L90 136H138L176 164'),
    line('M82 160H126', 9),
    line('M104 104H132', 9),
    circle(72, 56, 10, beam),
  ],
  'moving-seat': [
    line('M96 66V128H148V164M96 128L84 164'),
    line('M60 84Q50 110 60 136M176 84Q186 110 176 136', 9),
    line('M78 182H162', 9),
  ],
  balloon: [
    ellipse(120, 96, 40, 46, 'none', { stroke: beam, 'stroke-width': 10 }),
    line('M120 142Q108 162 122 188', 8),
    line('M106 78Q112 68 122 68', 8),
  ],
  curtain: [
    line('M56 62H184'),
    line('M64 62Q84 120 64 178M176 62Q156 120 176 178', 9),
    line('M92 62Q112 112 84 150M148 62Q128 112 156 150', 8),
  ],
  glasses: [
    rect(52, 98, 58, 46, 'none', { stroke: beam, 'stroke-width': 10, rx: 12 }),
    rect(130, 98, 58, 46, 'none', { stroke: beam, 'stroke-width': 10, rx: 12 }),
    line('M110 114Q120 106 130 114M52 106L40 88M188 106L200 88', 9),
  ],
};

/** A square picture without ground, 240 x 240. */
export const serviceBadge = (id: ServiceId): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${flatten([circle(120, 120, 120, ink), group(glyphs[id])])}</svg>`;
