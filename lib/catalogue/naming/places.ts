import type { ThemeId } from '../artwork/themes';
import type { Names } from './types';

/** Each line: en | zh | th | vi. English includes the article if the place needs one. */
const places = (lines: string): readonly Names[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', zh = '', th = '', vi = ''] = line.trim().split(' | ');
      return { en, zh, th, vi };
    });

/** Where the games of each theme are set. */
export const PLACES: Record<ThemeId, readonly Names[]> = {
  'night-market': places(`Lantern Row | 灯市街 | ถนนโคมไฟ | Phố Lồng Đèn
    the Night Market | 夜市 | ตลาดกลางคืน | Chợ Đêm
    Ninth Lane | 九巷 | ตรอกเก้า | Ngõ Chín
    the Spice Quarter | 香料坊 | ย่านเครื่องเทศ | Khu Hương Liệu
    Canal Street | 水街 | ถนนเลียบคลอง | Phố Kênh`),
  'moon-river': places(`the Delta | 三角洲 | ปากแม่น้ำ | Châu Thổ
    Moon River | 月河 | ธารจันทร์ | Sông Trăng
    Reed Island | 芦洲 | เกาะดงอ้อ | Cồn Lau
    the Ferry Landing | 渡口 | ท่าเรือข้ามฟาก | Bến Đò
    Silver Shallows | 银滩 | หาดเงิน | Bãi Bạc`),
  'bamboo-grove': places(`the Bamboo Sea | 竹海 | ทะเลไผ่ | Biển Trúc
    Green Gate | 翠门 | ประตูเขียว | Cổng Xanh
    Whisper Grove | 低语林 | ดงกระซิบ | Rừng Thì Thầm
    the Moss Steps | 苔阶 | บันไดตะไคร่ | Bậc Rêu
    Hidden Spring | 隐泉 | น้ำพุลี้ลับ | Suối Ẩn`),
  'cloud-palace': places(`the Cloud Palace | 云宫 | วังเมฆา | Cung Mây
    Ninth Heaven | 九霄 | สวรรค์ชั้นเก้า | Chín Tầng Trời
    the Sky Stair | 天阶 | บันไดฟ้า | Thang Trời
    Wind Terrace | 风台 | ระเบียงลม | Đài Gió
    the High Gate | 天门 | ประตูสวรรค์ | Thiên Môn`),
  'jade-mountain': places(`Jade Mountain | 玉山 | เขาหยก | Núi Ngọc
    the Mist Pass | 雾关 | ช่องเขาหมอก | Đèo Sương
    Pine Ridge | 松岭 | สันเขาสน | Đồi Thông
    the Stone Sage | 石翁峰 | ผาฤๅษี | Núi Ông Đá
    Crane Peak | 鹤峰 | ยอดเขากระเรียน | Đỉnh Hạc`),
  'coral-court': places(`the Coral Court | 珊瑚宫 | วังปะการัง | Cung San Hô
    Pearl Deep | 珠渊 | ห้วงมุก | Vực Ngọc
    the Blue Hollow | 蓝穴 | โพรงคราม | Hang Xanh
    Tide Garden | 潮园 | สวนน้ำขึ้น | Vườn Thủy Triều
    the Sunken Bell | 沉钟湾 | อ่าวระฆังจม | Vịnh Chuông Chìm`),
  'harbour-lights': places(`the Harbour | 港湾 | อ่าวจอดเรือ | Bến Cảng
    Lamp Point | 灯角 | แหลมโคม | Mũi Đèn
    the Long Pier | 长堤 | สะพานท่ายาว | Cầu Tàu Dài
    Salt Quay | 盐埠 | ท่าเกลือ | Bến Muối
    Storm Bay | 风暴湾 | อ่าวพายุ | Vịnh Bão`),
  'desert-caravan': places(`the Caravan Road | 驼道 | ทางกองคาราวาน | Đường Lạc Đà
    Amber Dunes | 琥珀沙丘 | เนินทรายอำพัน | Đồi Cát Hổ Phách
    the Last Oasis | 最后的绿洲 | โอเอซิสสุดท้าย | Ốc Đảo Cuối
    Salt Gate | 盐门 | ประตูเกลือ | Cổng Muối
    the Singing Sands | 鸣沙 | ทรายขับขาน | Cát Hát`),
  'sun-temple': places(`the Sun Temple | 太阳神殿 | วิหารสุริยะ | Đền Mặt Trời
    the Stone Stairs | 石阶 | บันไดศิลา | Bậc Đá
    the Noon Court | 正午庭 | ลานเที่ยงวัน | Sân Chính Ngọ
    Idol Valley | 神像谷 | หุบเทวรูป | Thung Lũng Tượng Thần
    the Gold Altar | 金坛 | แท่นทอง | Bàn Thờ Vàng`),
  'hill-orchard': places(`the Orchard | 果园 | สวนผลไม้ | Vườn Cây
    Honey Hill | 蜜丘 | เนินน้ำผึ้ง | Đồi Mật
    Blossom Lane | 花径 | ทางดอกไม้ | Lối Hoa
    the Cider House | 果酒坊 | โรงเหล้าผลไม้ | Nhà Rượu Táo
    Sunny Slope | 向阳坡 | ลาดตะวัน | Sườn Nắng`),
  'winter-court': places(`the Winter Court | 冬庭 | วังเหมันต์ | Cung Đông
    Frost Hollow | 霜谷 | หุบน้ำค้างแข็ง | Lũng Sương Giá
    the White Pass | 白关 | ช่องเขาขาว | Đèo Trắng
    Snow Lake | 雪湖 | ทะเลสาบหิมะ | Hồ Tuyết
    the Silent Pines | 静松林 | ป่าสนเงียบ | Rừng Thông Lặng`),
  'star-observatory': places(`the Observatory | 观星台 | หอดูดาว | Đài Thiên Văn
    Comet Hill | 彗星山 | เนินดาวหาง | Đồi Sao Chổi
    the Star Road | 星路 | ทางดารา | Đường Sao
    Orbit Nine | 九号轨道 | วงโคจรเก้า | Quỹ Đạo Chín
    the Quiet Dark | 静夜星海 | ห้วงมืดสงัด | Màn Đêm Tĩnh`),
  'neon-alley': places(`Neon Alley | 霓虹巷 | ตรอกนีออน | Hẻm Neon
    the Rain District | 雨区 | ย่านสายฝน | Khu Mưa
    Tower Nine | 九号塔 | หอคอยเก้า | Tháp Chín
    Signal Street | 信号街 | ถนนสัญญาณ | Phố Tín Hiệu
    the Rooftop Arcade | 天台游乐场 | อาร์เคดดาดฟ้า | Khu Chơi Tầng Thượng`),
  'thunder-steppe': places(`the Thunder Steppe | 雷原 | ทุ่งสายฟ้า | Thảo Nguyên Sấm
    Grass River | 草河 | ธารหญ้า | Sông Cỏ
    the Wind Camp | 风营 | ค่ายลม | Trại Gió
    Iron Hill | 铁丘 | เนินเหล็ก | Đồi Sắt
    the Open Sky | 长天 | ฟ้ากว้าง | Trời Rộng`),
  'emerald-jungle': places(`the Emerald Jungle | 翡翠丛林 | พงไพรมรกต | Rừng Ngọc Lục
    Vine Bridge | 藤桥 | สะพานเถาวัลย์ | Cầu Dây Leo
    the Green Throne | 绿王座 | บัลลังก์เขียว | Ngai Xanh
    Rainfall Basin | 雨盆地 | แอ่งฝน | Lòng Chảo Mưa
    the Root City | 树根城 | นครรากไม้ | Thành Rễ Cây`),
  'fire-mountain': places(`Fire Mountain | 火山 | ภูเขาไฟ | Núi Lửa
    the Ember Forge | 余烬熔炉 | เตาถ่านแดง | Lò Than Hồng
    Ash Valley | 灰谷 | หุบเถ้าถ่าน | Thung Lũng Tro
    the Red Crater | 赤坑 | ปล่องแดง | Miệng Núi Đỏ
    Cinder Gate | 烬门 | ประตูถ่านไฟ | Cổng Than`),
  'lost-archive': places(`the Lost Archive | 失落书库 | หอคัมภีร์ที่สาบสูญ | Thư Khố Thất Lạc
    the Candle Hall | 烛厅 | โถงเทียน | Sảnh Nến
    Ink Tower | 墨塔 | หอหมึก | Tháp Mực
    the Seventh Shelf | 第七层书架 | ชั้นหนังสือที่เจ็ด | Kệ Thứ Bảy
    the Map Room | 地图室 | ห้องแผนที่ | Phòng Bản Đồ`),
  'opera-house': places(`the Opera House | 歌剧院 | โรงงิ้ว | Nhà Hát Tuồng
    the Red Curtain | 红幕 | ม่านแดง | Màn Nhung Đỏ
    Stage Street | 戏台街 | ถนนโรงละคร | Phố Sân Khấu
    the Mirror Room | 镜房 | ห้องกระจก | Phòng Gương
    the Last Act | 终幕 | องก์สุดท้าย | Hồi Cuối`),
  'tea-terraces': places(`the Tea Terraces | 茶田 | ไร่ชาขั้นบันได | Đồi Chè
    Jasmine Hill | 茉莉山 | เนินมะลิ | Đồi Nhài
    the Rain Pavilion | 雨亭 | ศาลาสายฝน | Đình Mưa
    Kettle Valley | 壶谷 | หุบกาน้ำ | Thung Lũng Ấm
    First Harvest | 春采 | ฤดูเก็บแรก | Vụ Đầu`),
  'travelling-carnival': places(`the Carnival | 嘉年华 | งานคาร์นิวัล | Lễ Hội
    the Big Tent | 大帐篷 | กระโจมใหญ่ | Lều Lớn
    Ribbon Square | 彩带广场 | ลานริบบิ้น | Quảng Trường Ruy Băng
    the Midway | 游乐街 | ถนนเครื่องเล่น | Phố Trò Chơi
    Sawdust Ring | 马戏场 | ลานละครสัตว์ | Sân Xiếc`),
  'gold-savanna': places(`the Savanna | 草原 | ทุ่งสะวันนา | Thảo Nguyên
    the Watering Hole | 水潭 | แอ่งน้ำ | Hố Nước
    Sundown Plain | 落日平原 | ที่ราบอัสดง | Đồng Bằng Hoàng Hôn
    Acacia Rise | 相思树丘 | เนินกระถินป่า | Gò Keo
    the Long Dry | 长旱之地 | แดนแล้ง | Mùa Khô`),
  'clockwork-city': places(`the Clockwork City | 发条城 | นครลานจักร | Thành Phố Cơ Khí
    Brass Bridge | 黄铜桥 | สะพานทองเหลือง | Cầu Đồng Thau
    the Gear Works | 齿轮厂 | โรงเฟือง | Xưởng Bánh Răng
    Steam Row | 蒸汽街 | ถนนไอน้ำ | Phố Hơi Nước
    the Great Spring | 大发条 | ลานใหญ่ | Dây Cót Lớn`),
  'moon-bakery': places(`the Moon Bakery | 月亮饼坊 | ร้านขนมจันทร์ | Tiệm Bánh Trăng
    Sugar Street | 糖街 | ถนนน้ำตาล | Phố Đường
    the Oven House | 炉坊 | เรือนเตาอบ | Nhà Lò
    Osmanthus Court | 桂花院 | ลานหอมหมื่นลี้ | Sân Hoa Quế
    the Teahouse | 茶馆 | โรงน้ำชา | Quán Trà`),
  'smuggler-cove': places(`Smuggler Cove | 走私湾 | เวิ้งโจรสลัด | Vịnh Buôn Lậu
    the Black Rocks | 黑礁 | โขดหินดำ | Bãi Đá Đen
    Rum Key | 朗姆岛 | เกาะเหล้ารัม | Đảo Rượu Rum
    the Drowned Light | 沉灯岬 | แหลมไฟจม | Mũi Đèn Chìm
    Wreck Sound | 沉船峡 | ช่องเรืออับปาง | Eo Tàu Đắm`),
  'lotus-pond': places(`the Lotus Pond | 莲池 | สระบัว | Đầm Sen
    Willow Bank | 柳岸 | ฝั่งหลิว | Bờ Liễu
    the Stepping Stones | 踏石 | ทางหินข้ามน้ำ | Lối Đá Bước
    Mirror Water | 镜水 | น้ำกระจก | Mặt Nước Gương
    the Tea Bridge | 茶桥 | สะพานชา | Cầu Trà`),
  'crystal-mine': places(`the Crystal Mine | 水晶矿 | เหมืองผลึก | Mỏ Pha Lê
    the Deep Vein | 深脉 | สายแร่ลึก | Mạch Sâu
    Echo Shaft | 回声井 | ปล่องสะท้อน | Giếng Vọng
    the Glass Cave | 琉璃洞 | ถ้ำแก้ว | Động Lưu Ly
    Pickaxe Town | 镐镇 | เมืองอีเต้อ | Phố Cuốc Chim`),
  'spring-festival': places(`the Spring Fair | 春会 | งานวสันต์ | Hội Xuân
    Drum Tower | 鼓楼 | หอกลอง | Lầu Trống
    Red Paper Lane | 红纸巷 | ตรอกกระดาษแดง | Ngõ Giấy Đỏ
    the Family Table | 团圆桌 | โต๊ะรวมญาติ | Mâm Đoàn Viên
    the First Day | 大年初一 | วันแรกแห่งปี | Mùng Một`),
  'northern-lights': places(`the Northern Lights | 北极光 | แสงเหนือ | Cực Quang
    Ice Fjord | 冰峡湾 | ฟยอร์ดน้ำแข็ง | Vịnh Băng
    the Polar Road | 极地路 | ทางขั้วโลก | Đường Cực Bắc
    Aurora Bay | 极光湾 | อ่าวแสงเหนือ | Vịnh Cực Quang
    the Long Night | 长夜 | ราตรียาว | Đêm Dài`),
  'deep-hunt': places(`the Trench | 海沟 | ร่องสมุทร | Rãnh Biển
    Kelp Forest | 海藻林 | ป่าสาหร่าย | Rừng Tảo
    the Open Reef | 外礁 | แนวปะการังนอก | Rạn Ngoài
    Harpoon Bank | 鱼叉滩 | สันดอนฉมวก | Bãi Lao
    the Deep Blue | 深蓝 | ห้วงน้ำคราม | Biển Sâu`),
  'high-table': places(`the High Table | 贵宾桌 | โต๊ะใหญ่ | Bàn Lớn
    Amber Salon | 琥珀厅 | ห้องอำพัน | Phòng Hổ Phách
    the Jade Room | 翡翠厅 | ห้องหยก | Phòng Ngọc Bích
    Terrace Five | 五号露台 | ระเบียงห้า | Sân Thượng Năm
    the Velvet Hall | 丝绒厅 | โถงกำมะหยี่ | Sảnh Nhung`),
  'floodlight-stadium': places(`the North Stand | 北看台 | อัฒจันทร์เหนือ | Khán Đài Bắc
    Harbour Park | 海港球场 | สนามท่าเรือ | Sân Bến Cảng
    the Night Ground | 夜场 | สนามกลางคืน | Sân Đêm
    Hill Road | 山路球场 | สนามถนนเขา | Sân Đường Đồi
    the Centre Circle | 中圈 | วงกลมกลางสนาม | Vòng Tròn Giữa Sân`),
  'signal-arena': places(`Signal Arena | 信号竞技场 | สนามซิกแนล | Đấu Trường Tín Hiệu
    the Mid Lane | 中路 | เลนกลาง | Đường Giữa
    Server Nine | 九号服务器 | เซิร์ฟเวอร์เก้า | Máy Chủ Chín
    the Glass Booth | 玻璃对战间 | ห้องกระจก | Buồng Kính
    Pixel Hall | 像素厅 | โถงพิกเซล | Sảnh Pixel`),
  'draw-hall': places(`the Draw Hall | 开奖厅 | ห้องออกรางวัล | Sảnh Quay Số
    Seven Gates | 七门 | เจ็ดประตู | Bảy Cổng
    the Glass Drum | 玻璃鼓 | ถังแก้ว | Lồng Kính
    Evening Square | 黄昏广场 | ลานยามเย็น | Quảng Trường Chiều
    the Number House | 数字屋 | บ้านตัวเลข | Nhà Con Số`),
  'dawn-yard': places(`Dawn Yard | 晨场 | ลานรุ่งอรุณ | Sân Bình Minh
    Spur Valley | 距谷 | หุบเดือยไก่ | Thung Lũng Cựa
    the Red Ring | 红圈 | สังเวียนแดง | Vòng Đấu Đỏ
    Bamboo Pen | 竹栏 | คอกไผ่ | Chuồng Tre
    the Village Green | 村头草场 | ลานหมู่บ้าน | Sân Làng`),
  'card-room': places(`the Card Room | 牌室 | ห้องไพ่ | Phòng Bài
    the Back Parlour | 后厅 | ห้องหลังร้าน | Phòng Sau
    River Table | 河岸牌桌 | โต๊ะริมน้ำ | Bàn Bờ Sông
    the Tea Club | 茶会 | สโมสรน้ำชา | Hội Trà
    Lamp Corner | 灯角厅 | มุมโคม | Góc Đèn`),
};
