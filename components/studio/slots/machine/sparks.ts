interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  life: number;
  size: number;
  colour: string;
  coin: boolean;
  turn: number;
}

const EMBERS = ['#ffd98a', '#ffb547', '#ff8a4c', '#fff3d0'];

/** Pixels per second, each second. */
const COIN_GRAVITY = 900;

/** Animates sparks and coins as simple shapes, a few hundred at most. */
export class Sparks {
  private list: Spark[] = [];

  /** Adds a burst of sparks where a symbol was removed or won. */
  burst(x: number, y: number, count: number, reach: number): void {
    for (let i = 0; i < count && this.list.length < 260; i++) {
      const angle = Math.random() * Math.PI * 2;
      const speed = reach * (0.6 + Math.random() * 1.6);
      this.list.push({
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - reach * 0.6,
        age: 0,
        life: 380 + Math.random() * 320,
        size: 1.2 + Math.random() * 2.2,
        colour: EMBERS[i % EMBERS.length]!,
        coin: false,
        turn: 0,
      });
    }
  }

  /** Adds coins that rise from (x, y) and fall again. The highest ones rise by about `height` pixels. */
  fountain(x: number, y: number, count: number, height: number): void {
    const fastest = Math.sqrt(2 * COIN_GRAVITY * height);
    for (let i = 0; i < count && this.list.length < 260; i++) {
      const angle = -Math.PI / 2 + (Math.random() - 0.5) * 0.7;
      const speed = fastest * (0.62 + Math.random() * 0.38);
      this.list.push({
        x: x + (Math.random() - 0.5) * height * 0.12,
        // Some start lower, so that they do not all arrive at once.
        y: y + Math.random() * height * 0.3,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        age: 0,
        life: 2400 + Math.random() * 900,
        size: 7 + Math.random() * 7,
        colour: '#ffc54d',
        coin: true,
        turn: Math.random() * 6,
      });
    }
  }

  get busy(): boolean {
    return this.list.length > 0;
  }

  advance(delta: number): void {
    const seconds = delta / 1000;
    for (const spark of this.list) {
      spark.age += delta;
      spark.vy += (spark.coin ? COIN_GRAVITY : 260) * seconds;
      spark.x += spark.vx * seconds;
      spark.y += spark.vy * seconds;
    }
    this.list = this.list.filter((spark) => spark.age < spark.life);
  }

  draw(context: CanvasRenderingContext2D): void {
    for (const spark of this.list) {
      const fade = 1 - spark.age / spark.life;
      context.globalAlpha = Math.min(1, fade * 1.6);
      if (spark.coin) drawTurningCoin(context, spark);
      else {
        context.fillStyle = spark.colour;
        context.beginPath();
        context.arc(spark.x, spark.y, spark.size * fade + 0.4, 0, Math.PI * 2);
        context.fill();
      }
    }
    context.globalAlpha = 1;
  }

  clear(): void {
    this.list = [];
  }
}

function drawTurningCoin(context: CanvasRenderingContext2D, spark: Spark): void {
  const width = Math.abs(Math.cos(spark.turn + spark.age / 130)) * spark.size + 1.2;
  context.fillStyle = '#a9660f';
  context.beginPath();
  context.ellipse(spark.x, spark.y + 1.5, width, spark.size, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = spark.colour;
  context.beginPath();
  context.ellipse(spark.x, spark.y, width, spark.size, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#fff2c2';
  context.beginPath();
  context.ellipse(
    spark.x - width * 0.2,
    spark.y - spark.size * 0.25,
    width * 0.35,
    spark.size * 0.3,
    0,
    0,
    Math.PI * 2,
  );
  context.fill();
}
