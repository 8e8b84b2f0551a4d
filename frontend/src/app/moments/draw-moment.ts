import { light } from '../../shared/theme/palette';
import { productName } from '../../shared/ui/mark';

const WIDTH = 1080;
const HEIGHT = 1920;
const MARGIN = 90;
const STEP = 60;

const BIRD = 'M2 14c1 8.5 6.5 14.5 14 14.5S29 22.5 29 13h-4c-.5 6.5-5 8-9.5 7.5C10 20 5.5 17.5 2 14z';
const NECK = 'M27 14c0-6-2.8-9.5-6.8-9.5-3.7 0-6.2 2.5-6.2 5.5';

interface Words {
  title: string;
  line: string;
  name: string;
}

export async function drawMoment({ title, line, name }: Words): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.fillStyle = light.night;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawStrip(pen, 0);
  drawStrip(pen, HEIGHT - 2 * STEP);
  drawMark(pen);
  pen.textAlign = 'center';
  write(pen, name, 1020, 72, light.onNightSoft);
  write(pen, title, 1220, 220, light.sun);
  write(pen, line, 1350, 84, light.onNight);
  write(pen, productName, HEIGHT - 220, 60, light.onNightSoft);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))));
  });
}

/** Shrinks long text until it fits. */
function write(pen: CanvasRenderingContext2D, text: string, y: number, size: number, colour: string): void {
  const fontOf = (px: number) => `800 ${px}px system-ui, sans-serif`;
  pen.font = fontOf(size);
  const width = pen.measureText(text).width;
  pen.font = fontOf(Math.min(size, (size * (WIDTH - 2 * MARGIN)) / width));
  pen.fillStyle = colour;
  pen.fillText(text, WIDTH / 2, y, WIDTH - 2 * MARGIN);
}

function drawStrip(pen: CanvasRenderingContext2D, y: number): void {
  for (let x = 0; x < WIDTH; x += 2 * STEP) {
    pen.fillStyle = light.sun;
    pen.fill(new Path2D(`M${x} ${y + 2 * STEP}l${STEP}-${STEP} ${STEP} ${STEP}z`));
    pen.fillStyle = light.clay;
    pen.fill(new Path2D(`M${x} ${y}h${2 * STEP}l-${STEP} ${STEP}z`));
  }
}

function drawMark(pen: CanvasRenderingContext2D): void {
  pen.setTransform(16, 0, 0, 16, WIDTH / 2 - 256, 330);
  pen.fillStyle = light.onNight;
  pen.fill(new Path2D(BIRD));
  pen.strokeStyle = light.onNight;
  pen.lineWidth = 4;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(NECK));
  pen.fillStyle = light.sun;
  pen.fill(new Path2D('M11.2 15.4a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z'));
  pen.resetTransform();
}
